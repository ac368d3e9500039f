import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const cs: SeedText = {
  title: 'Pobočky a kontakty',
  description: 'Kde vyrábíme, prodáváme a opravujeme: adresy a telefony na 24 místech pěti kontinentů.',
  blocks: [
    hero('Blízko vaší lince', {
      lead: 'Pobočky se skladem, předváděcími stroji a lidmi, kteří mluví vaším jazykem. Servis odpovídá v místním jazyce.',
      image: 'factory-hall',
    }),
    callToAction(
      'Není žádná pobočka poblíž?',
      'Napište nám. Řekneme vám, kdo má na starosti vaši zemi a za jak dlouho k vám díl dorazí.',
      ['Napište nám', '/contact'],
    ),
  ],
}
