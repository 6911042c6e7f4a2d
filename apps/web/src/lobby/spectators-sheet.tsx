"use client";
import type { MatchView } from "@consigliere/contract/play";
import { routes } from "@consigliere/contract/routes";
import { spectatorDelays } from "@consigliere/contract/spectator-delays";
import { useTranslations } from "next-intl";
import { useMatchAction } from "../api/match.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { BrassButton, Button } from "../design/button.tsx";
import { SelectField, TextField } from "../design/fields.tsx";
import { useToast } from "../design/toast.tsx";
import { useEntered } from "../device/entered.ts";
import { lazyWords } from "../i18n/lazy-words.tsx";
import { useCopy } from "../shell/use-copy.ts";

const SpectatorsWords = lazyWords("spectators");

/** The people who may watch the match by a link: the host decides, and everybody knows. */
export default function SpectatorsSheet({ view }: { readonly view: MatchView }) {
  return (
    <SpectatorsWords>
      <div className="stack" data-testid="spectators-sheet">
        {view.isHost ? <HostsSheet view={view} /> : <PlayersSheet view={view} />}
      </div>
    </SpectatorsWords>
  );
}

function PlayersSheet({ view: { match } }: { readonly view: MatchView }) {
  const t = useTranslations("spectators");
  const { spectators } = match;
  return (
    <>
      <p>{spectators === undefined ? t("none") : t("some", { minutes: spectators.delayMinutes })}</p>
      <p className="quiet">{t("about")}</p>
    </>
  );
}

function HostsSheet({ view: { match, spectatorsUrl } }: { readonly view: MatchView }) {
  const t = useTranslations("spectators");
  const call = { params: { id: match.id } };
  const given = match.spectators?.delayMinutes ?? 0;
  const [delay, setDelay] = useEntered(
    `${match.id} spectators ${given}`,
    spectatorDelays.find((minutes) => minutes === given) ?? 0,
  );
  const toast = useToast();
  const onError = useProblemToast();
  const invite = useMatchAction(match.id, routes.inviteSpectators);
  const dismiss = useMatchAction(match.id, routes.dismissSpectators);
  const copy = useCopy({ copied: t("copied"), copyByHand: t("copyByHand") });
  return (
    <>
      <p className="quiet">{t("about")}</p>
      {match.visibility === "open" && <p className="quiet">{t("open")}</p>}
      {spectatorsUrl !== undefined && (
        <>
          <TextField
            label={t("link")}
            hint={t("some", { minutes: given })}
            readOnly
            value={spectatorsUrl}
            onFocus={(event) => event.target.select()}
          />
          <div className="row">
            <BrassButton onClick={() => void copy(spectatorsUrl)}>{t("copy")}</BrassButton>
            <Button
              busy={dismiss.isPending}
              onClick={() => dismiss.mutate(call, { onSuccess: () => toast({ text: t("gone") }), onError })}
            >
              {t("dismiss")}
            </Button>
          </div>
        </>
      )}
      {match.outcome === null && (
        <>
          <SelectField
            label={t("delay")}
            hint={spectatorsUrl === undefined ? undefined : t("renewHint")}
            value={String(delay)}
            choices={spectatorDelays.map((minutes) => ({
              value: String(minutes),
              name: t("late", { minutes }),
            }))}
            onValue={(value) => setDelay(spectatorDelays.find((minutes) => String(minutes) === value) ?? 0)}
          />
          <div>
            <Button
              variant={spectatorsUrl === undefined ? "ink" : "paper"}
              busy={invite.isPending}
              onClick={() =>
                invite.mutate(
                  { ...call, body: { delayMinutes: delay } },
                  { onSuccess: () => toast({ text: t("made") }), onError },
                )
              }
            >
              {t(spectatorsUrl === undefined ? "make" : "renew")}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
