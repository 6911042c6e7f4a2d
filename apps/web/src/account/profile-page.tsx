"use client";
import type { Profile } from "@consigliere/contract/account";
import type { QuietHours } from "@consigliere/contract/clock-rules";
import { channels, channelsOffered } from "@consigliere/contract/preferences";
import { LOCALES, type Locale, languages } from "@consigliere/languages";
import { useLocale, useTranslations } from "next-intl";
import { type ComponentType, Suspense, useState } from "react";
import { useChangeProfile } from "../api/use-change-profile.ts";
import { useProblemText } from "../api/use-problem.ts";
import { BrassButton } from "../design/button.tsx";
import { SelectField } from "../design/fields.tsx";
import { lazily } from "../design/lazily.tsx";
import { Paper } from "../design/paper.tsx";
import { useToast } from "../design/toast.tsx";
import { ClockWords } from "../i18n/clock-words.tsx";
import { rememberLocale } from "../shell/locale-memory.ts";
import { ZoneField } from "../zones/zone-field.tsx";
import { AccountEnd } from "./account-end.tsx";
import { AttachEmail, MendEmail } from "./attach-email.tsx";
import { BlockedPeople } from "./blocked-people.tsx";
import { ChannelPreferences } from "./channel-preferences.tsx";
import { NameField } from "./name-field.tsx";
import { PortraitChooser } from "./portrait-chooser.tsx";
import { PresenceChoice } from "./presence-choice.tsx";
import { type ProfilePart, ProfileTabs, useProfilePart } from "./profile-tabs.tsx";
import { RestPreferences } from "./rest-preferences.tsx";
import { SessionGate } from "./session-gate.tsx";
import { StandInChoice } from "./stand-in-choice.tsx";
import { TableLinks } from "./table-links.tsx";
import { WhenNotified } from "./when-notified.tsx";
import "./profile.css";

const CalendarSheet = lazily(() => import("./calendar-sheet.tsx"));
const OwnSheets = lazily(() => import("../own/own-sheets.tsx"));
const DayPreview = lazily(() => import("./day/day-preview.tsx"));

export function ProfilePage() {
  return <SessionGate>{(me) => <ProfileSheets me={me} />}</SessionGate>;
}

/** One page of the profile at a time. What is to be done about the address is said on the first. */
function ProfileSheets({ me }: { me: Profile }) {
  const part = useProfilePart();
  const notice = addressNotice(me);
  const Part = parts[part];
  return (
    <>
      <ProfileTabs shown={part} />
      {part === "me" && notice}
      <div className="profile">
        <Part me={me} />
      </div>
    </>
  );
}

interface PartProps {
  readonly me: Profile;
}

const parts: Readonly<Record<ProfilePart, ComponentType<PartProps>>> = {
  me: Me,
  messages: Messages,
  devices: Devices,
  data: Data,
};

function Me({ me }: PartProps) {
  const t = useTranslations("profile");
  return (
    <>
      <Paper as="section" stacked>
        <h2 className="title" data-gap="4">
          {t("who")}
        </h2>
        <Identity me={me} />
      </Paper>
      <div className="stack" data-gap="6">
        <PresenceChoice me={me} />
        <StandInChoice me={me} />
        <BlockedPeople me={me} />
      </div>
    </>
  );
}

/** The channels that are set in a part of the page. */
function Channels({ me, part }: PartProps & { readonly part: ProfilePart }) {
  return channelsOffered(me)
    .filter((channel) => channels[channel].part === part)
    .map((channel) => <ChannelPreferences key={channel} me={me} channel={channel} />);
}

/** On a wide screen, the preview of a day stays beside the settings; on a phone it follows them. */
function Messages({ me }: PartProps) {
  const [draft, setDraft] = useState<QuietHours | null>(null);
  const quietHours = me.isZoneKnown ? me.quietHours && (draft ?? me.quietHours) : null;
  return (
    <>
      <div className="stack" data-gap="6">
        <Channels me={me} part="messages" />
        <WhenNotified me={me} />
        <ClockWords>
          <RestPreferences me={me} onDraft={setDraft} />
        </ClockWords>
      </div>
      <div className="profile-day">
        <Suspense>
          <DayPreview settings={{ ...me, quietHours }} />
        </Suspense>
      </div>
    </>
  );
}

function Devices({ me }: PartProps) {
  return (
    <>
      <div className="stack" data-gap="6">
        <Channels me={me} part="devices" />
      </div>
      <div className="stack" data-gap="6">
        <TableLinks />
        <Suspense>
          <CalendarSheet />
        </Suspense>
      </div>
    </>
  );
}

function Data({ me }: PartProps) {
  return (
    <>
      {/* Later content pushes nothing away. */}
      <AccountEnd me={me} />
      <div className="stack" data-gap="6">
        <Suspense>
          <OwnSheets />
        </Suspense>
      </div>
    </>
  );
}

/** The tasks about the address. */
function addressNotice({ isGuest, email, emailState }: Profile) {
  if (isGuest) return <AttachEmail />;
  return email === null || emailState === "ok" ? null : <MendEmail email={email} state={emailState} />;
}

function Identity({ me }: { me: Profile }) {
  const t = useTranslations("profile");
  const page = useLocale();
  const toast = useToast();
  const problemText = useProblemText();
  // Only what was changed here is sent: another page may have changed the rest.
  const [changed, setChanged] = useState<Partial<Pick<Profile, "name" | "portrait" | "locale" | "timeZone">>>(
    {},
  );
  const draft = { ...me, ...changed };
  const edit = (part: typeof changed) => setChanged({ ...changed, ...part });
  const change = useChangeProfile();
  const save = () => {
    const { name } = changed;
    change.mutate(
      { ...changed, ...(name !== undefined && { name: name.trim() }) },
      {
        onSuccess: ({ me: { locale } }) => {
          setChanged({});
          toast({ text: t("saved") });
          rememberLocale(locale);
          if (locale !== page) window.location.assign(`/${locale}/profile/`);
        },
      },
    );
  };
  return (
    <form
      className="stack"
      data-gap="5"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <NameField
        label={t("name")}
        value={draft.name}
        onValue={(name) => edit({ name })}
        error={change.error === null ? undefined : problemText(change.error)}
      />
      <PortraitChooser value={draft.portrait} onChoose={(portrait) => edit({ portrait })} />
      <div className="halves" data-gap="4">
        <SelectField
          label={t("language")}
          value={draft.locale}
          choices={LOCALES.map((value) => ({ value, name: languages[value].name }))}
          onValue={(value) => edit({ locale: value as Locale })}
        />
        <div>
          <ZoneField
            value={changed.timeZone ?? (me.isZoneKnown ? me.timeZone : null)}
            onValue={(timeZone) => edit({ timeZone })}
          />
        </div>
      </div>
      <BrassButton type="submit" busy={change.isPending}>
        {t("save")}
      </BrassButton>
    </form>
  );
}
