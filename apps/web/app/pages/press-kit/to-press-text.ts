import type { PressKitContent } from '@ferrule/blocks/press-kit/block'
import type { PressFile } from './to-press-files.ts'

export type PressTextLabels = { facts: string; about: string; contact: string }

/** The texts of a press kit as one plain text, with the captions and sizes of its pictures. */
export function toPressText(kit: PressKitContent, files: readonly PressFile[], labels: PressTextLabels): string {
  const { heading, boilerplate, figures, note, person, role, phone, email } = kit
  const sections = [
    [heading],
    boilerplate ? [labels.about, boilerplate] : [],
    [labels.facts, ...figures.map(({ label, value, unit }) => `${label}: ${[value, unit].filter(Boolean).join(' ')}`)],
    person ? [labels.contact, ...[person, role, phone, email].filter((line) => Boolean(line))] : [],
    [...files.map(({ name, caption, width, height }) => `${name}: ${caption}, ${width} × ${height} px`), note ?? ''],
  ]
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n').trim())
    .join('\n\n')
    .concat('\n')
}
