import { ButtonLink } from "../design/button.tsx";
import { Telegram } from "../design/telegram.tsx";

interface LostLinkProps {
  readonly heading: string;
  readonly line: string;
  readonly toDesk: string;
}

/** Stands where a link leads that is incomplete, or too old. */
export function LostLink({ heading, line, toDesk }: LostLinkProps) {
  return (
    <Telegram
      heading={heading}
      scene="wire"
      lines={[line]}
      actions={
        <ButtonLink href="/desk" variant="ink">
          {toDesk}
        </ButtonLink>
      }
    />
  );
}
