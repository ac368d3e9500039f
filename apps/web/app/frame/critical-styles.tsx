import { sheets } from 'virtual:style-sheets'

/**
 * Links the style sheet of some kinds of pages; build-plugins/critical-sheets.ts lists them. The link is inside the
 * body: in the head it would precede the style sheets that it overrides.
 */
export function CriticalStyles({ of }: { of: keyof typeof sheets }) {
  const href = sheets[of]
  return href === undefined ? null : <link rel="stylesheet" href={href} />
}
