import { sheets } from 'virtual:style-sheets'

/**
 * Links the styles of what some pages draw; build-plugins/drawn-sheets.ts lists them. They stand before what they are
 * for, within the page: in the head they would come before the sheets that they overrule.
 */
export function DrawnStyles({ of }: { of: keyof typeof sheets }) {
  const href = sheets[of]
  return href === undefined ? null : <link rel="stylesheet" href={href} />
}
