import { americas } from '../../locations/americas.ts'
import { asiaPacific } from '../../locations/asia-pacific.ts'
import { europe } from '../../locations/europe.ts'
import { middleEastAndAfrica } from '../../locations/middle-east-and-africa.ts'
import { places } from '../blocks/places.ts'
import { callToAction, hero } from '../blocks/words.ts'
import type { SeedText } from '../seed-page.ts'

export const de: SeedText = {
  title: 'Standorte und Kontakte',
  description: 'Wo wir bauen, verkaufen und reparieren: Adressen und Telefonnummern an 24 Orten auf fünf Kontinenten.',
  blocks: [
    hero('Nahe bei Ihrer Linie', {
      lead: 'Standorte mit Lager, Vorführmaschinen und Leuten, die Ihre Sprache sprechen. Servicenummern antworten in der Landessprache.',
      image: 'factory-hall',
    }),
    places('de', europe, { heading: 'Europa' }),
    places('de', americas, { heading: 'Amerika' }),
    places('de', asiaPacific, { heading: 'Asien und Pazifik' }),
    places('de', middleEastAndAfrica, { heading: 'Naher Osten und Afrika' }),
    callToAction(
      'Kein Standort in Ihrer Nähe?',
      'Schreiben Sie uns. Wir sagen Ihnen, wer für Ihr Land zuständig ist und wie lange ein Teil zu Ihnen braucht.',
      ['Schreiben Sie uns', '/contact'],
    ),
  ],
}
