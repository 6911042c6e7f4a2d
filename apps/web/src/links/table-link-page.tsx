"use client";
import type { Profile } from "@consigliere/contract/account";
import { ProblemError } from "@consigliere/contract/client";
import type { Door as DoorSign } from "@consigliere/contract/door";
import { routes } from "@consigliere/contract/routes";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { EntryForms } from "../account/entry-forms.tsx";
import { LinkForm } from "../account/link-form.tsx";
import { useApi } from "../api/use-api.ts";
import { useProblemText } from "../api/use-problem.ts";
import { BrassButton, Button, ButtonLink } from "../design/button.tsx";
import { Paper } from "../design/paper.tsx";
import { Portrait } from "../design/portrait/portrait.tsx";
import { Scene } from "../design/scene.tsx";
import { useLobbyWords } from "../i18n/lobby-words.ts";
import { useWhen } from "../lending/use-when.ts";
import { Loading } from "../shell/loading.tsx";
import { Trouble } from "../shell/trouble.tsx";
import "./links.css";

export interface TableLinkPageProps {
  readonly id: string;
  readonly me: Profile | null;
  /** The key that a message brought; null: none. */
  readonly tableKey: string | null;
  /** The reason why the table itself let nobody in. */
  readonly error?: unknown;
  /** The table may be seen now: by the key, or as the signed-in reader. */
  readonly onOpen: () => void;
}

/** The door to a table that this device does not open by itself: the owner of the key, or the way to get one. */
export default function Door({ id, me, tableKey, error, onOpen }: TableLinkPageProps) {
  return (
    <div className="door">
      {tableKey === null ? (
        <Closed error={error} />
      ) : (
        <WithKey id={id} me={me} tableKey={tableKey} onOpen={onOpen} />
      )}
    </div>
  );
}

function WithKey({ id, me, tableKey: key, onOpen }: TableLinkPageProps & { readonly tableKey: string }) {
  const api = useApi();
  const call = { params: { id }, body: { key } };
  const sign = useQuery({
    queryKey: ["door", id, key],
    queryFn: () => api.call(routes.lookAtDoor, call),
    refetchOnWindowFocus: false,
  });
  const open = useMutation({ mutationFn: () => api.call(routes.openDoor, call), onSuccess: onOpen });
  const isMine = sign.data?.isMine === true;
  useEffect(() => {
    if (isMine) onOpen();
  }, [isMine, onOpen]);
  const error = sign.error ?? open.error;
  if (error !== null) {
    if (me !== null) return <Spent error={error} onOn={onOpen} />;
    return error instanceof ProblemError ? (
      <Closed error={error} />
    ) : (
      <Trouble error={error} retry={() => void sign.refetch()} level={1} />
    );
  }
  if (sign.data === undefined || isMine) return <Loading />;
  if (sign.data.offeredUntil !== undefined) {
    return <Offered sign={sign.data} me={me} isOpening={open.isPending} onOpen={() => open.mutate()} />;
  }
  return (
    <Ask sign={sign.data} me={me} isOpening={open.isPending} onOpen={() => open.mutate()} onStay={onOpen} />
  );
}

interface AskProps {
  readonly sign: DoorSign;
  readonly me: Profile | null;
  readonly isOpening: boolean;
  readonly onOpen: () => void;
  readonly onStay: () => void;
}

/** The owner of the key, and the table that it opens. Nothing has happened yet. */
function Ask({ sign: { game, name, portrait, isOver }, me, isOpening, onOpen, onStay }: AskProps) {
  const t = useTranslations("door");
  const words = useLobbyWords()(game);
  if (name === null) {
    return (
      <Paper as="section" className="stack" data-gap="5">
        <Scene of="door" />
        <h1 className="door-title">
          {t(isOver === true ? "replay" : "watch", { game: words("title") ?? game })}
        </h1>
        <p>{t(isOver === true ? "replays" : "watches")}</p>
        <div>
          <BrassButton size="large" busy={isOpening} onClick={onOpen}>
            {t(isOver === true ? "watchReplay" : "look")}
          </BrassButton>
        </div>
      </Paper>
    );
  }
  return (
    <Paper as="section" className="stack" data-gap="5">
      <Scene of="door" />
      <div className="door-caller">
        <span>
          <Portrait of={portrait ?? name} />
        </span>
        <h1 className="door-title">
          {me === null ? t("for", { name, game: words("title") ?? game }) : t("forOther", { name })}
        </h1>
      </div>
      <p>{me === null ? t("opens") : t("opensBeside", { name, me: me.name })}</p>
      <div className="row">
        <BrassButton size="large" busy={isOpening} onClick={onOpen}>
          {me === null ? t("open") : t("openAs", { name })}
        </BrassButton>
        {me !== null && <Button onClick={onStay}>{t("stay", { me: me.name })}</Button>}
      </div>
    </Paper>
  );
}

/** A seat to borrow for a while. Entering by name takes it at once. */
function Offered({ sign, me, isOpening, onOpen }: Omit<AskProps, "onStay">) {
  const t = useTranslations("door");
  const words = useLobbyWords()(sign.game);
  const when = useWhen()(sign.offeredUntil ?? "");
  const name = sign.name ?? "";
  return (
    <>
      <Paper as="section" className="stack" data-gap="5">
        <Scene of="door" />
        <div className="door-caller">
          <span>
            <Portrait of={sign.portrait ?? name} />
          </span>
          <h1 className="door-title">{t("lends", { name, game: words("title") ?? sign.game })}</h1>
        </div>
        <p>{t("lendsLine", { name, when })}</p>
        {me !== null && (
          <div>
            <BrassButton size="large" busy={isOpening} onClick={onOpen}>
              {t("lendsAs", { me: me.name })}
            </BrassButton>
          </div>
        )}
      </Paper>
      {me === null && <EntryForms onEntered={onOpen} />}
    </>
  );
}

/** A key that is not valid, for somebody who needs none. */
function Spent({ error, onOn }: { readonly error: unknown; readonly onOn: () => void }) {
  const t = useTranslations("door");
  const problemText = useProblemText();
  return (
    <Paper as="section" className="stack" role="alert">
      <Scene of="door" />
      <h1 className="title">{t("spent")}</h1>
      <p>{problemText(error)}</p>
      <p>
        <Button variant="ink" onClick={onOn}>
          {t("toTable")}
        </Button>
      </p>
    </Paper>
  );
}

/**
 * No key, or a key that is no longer valid: a player of this table can have one sent. This door offers nobody a chair.
 */
function Closed({ error }: { readonly error: unknown }) {
  const t = useTranslations("door");
  const words = useLobbyWords();
  const problemText = useProblemText();
  const named = new URLSearchParams(window.location.search).get("of") ?? "";
  const game = words(named)("title");
  const isSpent = error instanceof ProblemError && error.problem.code.startsWith("link/");
  return (
    <>
      <Paper as="section" className="stack">
        <Scene of="door" />
        <h1 className="door-title">{game === undefined ? t("private") : t("privateOf", { game })}</h1>
        {isSpent && (
          <p className="strong" role="alert">
            {problemText(error)}
          </p>
        )}
        <p>{t("knowsYou")}</p>
        <LinkForm />
      </Paper>
      <p className="door-other on-desk-quiet">
        {!isSpent && `${t("cut")} `}
        {t("stranger")}{" "}
        <ButtonLink href="/sign-in" variant="quiet" size="small">
          {t("front")}
        </ButtonLink>
      </p>
    </>
  );
}
