import { americas } from '../../locations/americas.ts'
import { asiaPacific } from '../../locations/asia-pacific.ts'
import { europe } from '../../locations/europe.ts'
import { middleEastAndAfrica } from '../../locations/middle-east-and-africa.ts'
import { places } from '../blocks/places.ts'
import { callToAction, hero } from '../blocks/words.ts'
import type { SeedText } from '../seed-page.ts'

export const sk: SeedText = {
  title: 'Pobočky a kontakty',
  description: 'Kde vyrábame, predávame a opravujeme: adresy a telefóny na 24 miestach piatich kontinentov.',
  blocks: [
    hero('Blízko vašej linky', {
      lead: 'Pobočky so skladom, predvádzacími strojmi a ľuďmi, ktorí hovoria vaším jazykom. Servis odpovedá v miestnom jazyku.',
      image: 'factory-hall',
    }),
    places('sk', europe, { heading: 'Európa' }),
    places('sk', americas, { heading: 'Amerika' }),
    places('sk', asiaPacific, { heading: 'Ázia a Tichomorie' }),
    places('sk', middleEastAndAfrica, { heading: 'Blízky východ a Afrika' }),
    callToAction(
      'Nie je nablízku žiadna pobočka?',
      'Napíšte nám. Povieme vám, kto má na starosti vašu krajinu a ako dlho k vám diel ide.',
      ['Napíšte nám', '/contact'],
    ),
  ],
}
