import { lessons } from "../../testing/lessons.ts";
import { crooks } from "../game.ts";
import { course } from "../lessons/course.ts";
import { conserved } from "./conserved.ts";

lessons(crooks, course, conserved);
