import { lessons } from "../../testing/lessons.ts";
import { mobCity } from "../game.ts";
import { course } from "../lessons/course.ts";
import { conserved } from "./scramble.ts";

lessons(mobCity, course, conserved);
