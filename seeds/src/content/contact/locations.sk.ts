import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const sk: SeedText = {
  title: 'Pobočky a kontakty',
  description: 'Kde vyrábame, predávame a opravujeme: adresy a telefóny na 24 miestach piatich kontinentov.',
  blocks: [
    hero('Blízko vašej linky', {
      lead: 'Pobočky so skladom, predvádzacími strojmi a ľuďmi, ktorí hovoria vaším jazykom. Servis odpovedá v miestnom jazyku.',
      image: 'factory-hall',
    }),
    callToAction(
      'Nie je nablízku žiadna pobočka?',
      'Napíšte nám. Povieme vám, kto má na starosti vašu krajinu a ako dlho k vám diel ide.',
      ['Napíšte nám', '/contact'],
    ),
  ],
}
