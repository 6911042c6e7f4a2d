import { quietMinutes } from "@consigliere/contract/clock-rules";
import { dayAt } from "@consigliere/contract/local-time";
import { type DaySettings, minutesAt, type Notice } from "./example-day.ts";

const WIDTH = 320;
/** The places of the marks for events, and of the messages. */
const HAPPENS = 14;
const LIES = 52;

const x = (minutes: number) => (minutes / 1440) * WIDTH;

/** The hours between two marks. */
const ticks = (hours: number, length: number) =>
  Array.from({ length: 24 / hours + 1 }, (_, at) => `M${x(at * hours * 60)} 64v${length}`).join("");

/**
 * A day from midnight to midnight: the night in hatching, the events above, and the messages that tell about them
 * below.
 */
export function DayDrawing({ notices, settings }: { notices: readonly Notice[]; settings: DaySettings }) {
  const zone = settings.timeZone;
  const times = [...new Set(notices.flatMap(({ at }) => (at === null ? [] : [at])))];
  const today = notices[0] === undefined ? 0 : dayAt(zone, notices[0].since);
  const isToday = (at: number) => dayAt(zone, at) === today;
  return (
    <div className="day-drawing">
      <svg viewBox={`0 0 ${WIDTH} 72`} aria-hidden="true">
        <defs>
          <pattern
            id="night"
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="5" height="5" fill="var(--mahogany)" fillOpacity="0.16" />
            <line x1="0" x2="0" y2="5" stroke="var(--mahogany)" strokeWidth="1.6" strokeOpacity="0.45" />
          </pattern>
        </defs>
        {nightsOf(settings).map(([from, until]) => (
          <rect key={from} x={x(from)} width={x(until - from)} height="64" fill="url(#night)" />
        ))}
        <path d={`M0 64H${WIDTH}`} stroke="var(--rule)" />
        <path d={ticks(1, 4)} stroke="var(--rule)" strokeWidth="0.8" />
        <path d={ticks(6, 8)} stroke="var(--rule)" strokeWidth="1.4" />
        {notices.map(({ name, since, at }) => {
          const from = x(minutesAt(zone, since));
          const until = at === null ? null : isToday(at) ? x(minutesAt(zone, at)) : WIDTH;
          return (
            <g key={name} stroke="var(--ink)">
              {until !== null && (
                <path
                  d={`M${from} ${HAPPENS}C${from} ${LIES - 14} ${until} ${HAPPENS + 14} ${until} ${LIES}`}
                  fill="none"
                  strokeDasharray={at !== null && isToday(at) ? undefined : "3 3"}
                />
              )}
              {until === null && <path d={`M${from} ${HAPPENS}v14m-5 0h10`} fill="none" />}
              <circle cx={from} cy={HAPPENS} r="4.5" fill={at === null ? "var(--paper)" : "var(--blood)"} />
            </g>
          );
        })}
        {times.filter(isToday).map((at) => (
          <Letter key={at} at={x(minutesAt(zone, at))} />
        ))}
      </svg>
      <p className="day-hours figures small quiet" aria-hidden="true">
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour}>{hour}:00</span>
        ))}
      </p>
    </div>
  );
}

function Letter({ at }: { at: number }) {
  const left = Math.min(Math.max(at - 8, 0), WIDTH - 16);
  return (
    <g
      transform={`translate(${left} ${LIES - 5})`}
      fill="var(--brass-lit)"
      stroke="var(--ink)"
      strokeLinejoin="round"
    >
      <rect width="16" height="12" rx="1" />
      <path d="M0 0.5L8 7L16 0.5" fill="none" />
    </g>
  );
}

/** Quiet hours in minutes of one day. Hours past midnight are split into two parts. */
function nightsOf({ quietHours }: DaySettings): [from: number, until: number][] {
  if (quietHours === null) return [];
  const { from, until } = quietMinutes(quietHours);
  if (from === until) return [];
  if (from < until) return [[from, until]];
  return [
    [0, until],
    [from, 1440],
  ];
}
