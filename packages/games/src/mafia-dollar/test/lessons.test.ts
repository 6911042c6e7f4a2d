import { lessons } from "../../testing/lessons.ts";
import { mafiaDollar } from "../game.ts";
import { course } from "../lessons/course.ts";
import { everyCard } from "./scramble.ts";

lessons(mafiaDollar, course, (state) => everyCard(state).sort());
