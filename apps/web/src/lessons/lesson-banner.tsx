import { Portrait } from "../design/portrait/portrait.tsx";

interface LessonBannerProps {
  readonly name: string;
  /** One sentence, or two short ones. */
  readonly sentence: string;
  readonly isAstray: boolean;
}

/** The Consigliere beside the board: the task, or the result. */
export function LessonBanner({ name, sentence, isAstray }: LessonBannerProps) {
  return (
    <div className="coach paper" data-astray={isAstray || undefined} role="status" data-testid="coach">
      <Portrait of="consigliere" label={name} shape="round" className="coach-face" />
      <p>{sentence}</p>
    </div>
  );
}
