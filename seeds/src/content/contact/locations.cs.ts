import { americas } from '../../locations/americas.ts'
import { asiaPacific } from '../../locations/asia-pacific.ts'
import { europe } from '../../locations/europe.ts'
import { middleEastAndAfrica } from '../../locations/middle-east-and-africa.ts'
import { places } from '../blocks/places.ts'
import { callToAction, hero } from '../blocks/words.ts'
import type { SeedText } from '../seed-page.ts'

export const cs: SeedText = {
  title: 'Pobočky a kontakty',
  description: 'Kde vyrábíme, prodáváme a opravujeme: adresy a telefony na 24 místech pěti kontinentů.',
  blocks: [
    hero('Blízko vaší lince', {
      lead: 'Pobočky se skladem, předváděcími stroji a lidmi, kteří mluví vaším jazykem. Servis odpovídá v místním jazyce.',
      image: 'factory-hall',
    }),
    places('cs', europe, { heading: 'Evropa' }),
    places('cs', americas, { heading: 'Amerika' }),
    places('cs', asiaPacific, { heading: 'Asie a Tichomoří' }),
    places('cs', middleEastAndAfrica, { heading: 'Blízký východ a Afrika' }),
    callToAction(
      'Není žádná pobočka poblíž?',
      'Napište nám. Řekneme vám, kdo má na starosti vaši zemi a za jak dlouho k vám díl dorazí.',
      ['Napište nám', '/contact'],
    ),
  ],
}
