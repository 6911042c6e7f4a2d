/** The service's sign: a C in a brass medal. */
export function Monogram({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 60 60" className={`monogram ${className}`} aria-hidden="true">
      <circle
        cx="30"
        cy="30"
        r="29"
        fill="color-mix(in srgb, var(--wine) 42%, black)"
        stroke="color-mix(in srgb, var(--brass-lit) 94%, black)"
        strokeWidth="2"
      />
      <circle
        cx="30"
        cy="30"
        r="24.5"
        fill="none"
        stroke="color-mix(in srgb, var(--brass-lit) 94%, black)"
        strokeWidth="0.8"
      />
      <path
        d="M40.5 22.5C38 17 33.6 14.6 29.6 14.6C21.4 14.6 16 21.6 16 30C16 38.6 21.4 45.4 29.6 45.4C34 45.4 38.6 42.6 41 37.4L37.6 36C36 39.6 33.2 41.6 30.4 41.6C25.4 41.6 22.6 36.6 22.6 30C22.6 23.6 25.4 18.4 30.4 18.4C33.2 18.4 35.8 20.4 37.2 24Z"
        fill="var(--brass-lit)"
      />
    </svg>
  );
}
