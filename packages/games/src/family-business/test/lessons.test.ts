import { lessons } from "../../testing/lessons.ts";
import { familyBusiness } from "../game.ts";
import { course } from "../lessons/course.ts";
import { conserved } from "./conserved.ts";

lessons(familyBusiness, course, conserved);
