"use client";
import { LONGEST_BRIEF } from "@consigliere/contract/notes";
import type { MatchView } from "@consigliere/contract/play";
import { routes } from "@consigliere/contract/routes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { cacheKeys } from "../api/keys.ts";
import { useMatchAction } from "../api/match.ts";
import { useApi } from "../api/use-api.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { BrassButton, Button } from "../design/button.tsx";
import { Field, SelectField, TextField } from "../design/fields.tsx";
import { useToast } from "../design/toast.tsx";
import { useEntered } from "../device/entered.ts";
import { useRouter } from "../i18n/navigation.ts";
import { useCopy } from "../shell/use-copy.ts";
import { LendingWords } from "./lending-words.tsx";
import { useWhen } from "./use-when.ts";

const DAYS = [1, 2, 3, 5, 7, 10, 14] as const;
const USUAL_DAYS = 3;

/** The reader's seat: to lend to a friend, or lent, or borrowed and to give back. */
export default function LendSheet({ view }: { readonly view: MatchView }) {
  const own = view.match.seats.find(({ isMe }) => isMe);
  return (
    <LendingWords>
      <div className="stack" data-testid="lend-sheet">
        {own?.lent === undefined ? <Offer view={view} /> : <Lent view={view} name={own.name} {...own.lent} />}
      </div>
    </LendingWords>
  );
}

interface LentProps {
  readonly view: MatchView;
  /** The owner of the seat. */
  readonly name: string;
  readonly to: string;
  readonly until: string;
}

function Lent({ view: { match, isBorrowed }, name, to, until }: LentProps) {
  const t = useTranslations("lending");
  const when = useWhen()(until);
  const router = useRouter();
  const back = useBack(match.id, isBorrowed ? () => router.push("/desk") : undefined);
  return (
    <>
      <p>{isBorrowed ? t("borrowed", { name, when }) : t("lent", { friend: to, when })}</p>
      <div>
        <BrassButton busy={back.isPending} onClick={() => back.mutate()}>
          {t(isBorrowed ? "giveBack" : "takeBack")}
        </BrassButton>
      </div>
    </>
  );
}

function Offer({ view: { match, offer } }: { readonly view: MatchView }) {
  const t = useTranslations("lending");
  const when = useWhen();
  const [days, setDays] = useEntered(`${match.id} lend days`, USUAL_DAYS);
  const [brief, setBrief] = useEntered(`${match.id} lend brief`, "");
  const onError = useProblemToast();
  const make = useMatchAction(match.id, routes.offerSeat);
  const back = useBack(match.id);
  const copy = useCopy({ copied: t("copied"), copyByHand: t("copyByHand") });
  if (offer !== undefined) {
    return (
      <>
        <TextField
          label={t("offer")}
          hint={t("offerHint", { when: when(offer.until) })}
          readOnly
          value={offer.url}
          onFocus={(event) => event.target.select()}
        />
        <div className="row">
          <BrassButton onClick={() => void copy(offer.url)}>{t("copy")}</BrassButton>
          <Button busy={back.isPending} onClick={() => back.mutate()}>
            {t("withdraw")}
          </Button>
        </div>
      </>
    );
  }
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        const call = { params: { id: match.id }, body: { days, brief: brief.trim() } };
        make.mutate(call, { onError });
      }}
    >
      <p className="quiet">{t("about")}</p>
      <SelectField
        label={t("days")}
        value={String(days)}
        choices={DAYS.map((count) => ({ value: String(count), name: t("forDays", { days: count }) }))}
        onValue={(value) => setDays(Number(value))}
      />
      <Field label={t("brief")} hint={t("briefHint")}>
        {(ids) => (
          <textarea
            {...ids}
            className="input"
            rows={4}
            maxLength={LONGEST_BRIEF}
            value={brief}
            onChange={({ target }) => setBrief(target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" variant="ink" busy={make.isPending}>
          {t("make")}
        </Button>
      </div>
    </form>
  );
}

/** Ends an offer or a loan, from either side. */
function useBack(matchId: string, then?: () => void) {
  const t = useTranslations("lending");
  const api = useApi();
  const cache = useQueryClient();
  const toast = useToast();
  const onError = useProblemToast();
  return useMutation({
    mutationFn: () => api.call(routes.takeSeatBack, { params: { id: matchId } }),
    onSuccess: async () => {
      if (then !== undefined) return then();
      await cache.invalidateQueries({ queryKey: cacheKeys.match(matchId) });
      toast({ text: t("isBack") });
    },
    onError,
  });
}
