import { lessons } from "../../testing/lessons.ts";
import { nothingPersonal } from "../game.ts";
import { course } from "../lessons/course.ts";
import { conserved } from "./scramble.ts";

lessons(nothingPersonal, course, conserved);
