import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const de: SeedText = {
  title: 'Standorte und Kontakte',
  description: 'Wo wir bauen, verkaufen und reparieren: Adressen und Telefonnummern an 24 Orten auf fünf Kontinenten.',
  blocks: [
    hero('Nahe bei Ihrer Linie', {
      lead: 'Standorte mit Lager, Vorführmaschinen und Leuten, die Ihre Sprache sprechen. Servicenummern antworten in der Landessprache.',
      image: 'factory-hall',
    }),
    callToAction(
      'Kein Standort in Ihrer Nähe?',
      'Schreiben Sie uns. Wir sagen Ihnen, wer für Ihr Land zuständig ist und wie lange ein Teil zu Ihnen braucht.',
      ['Schreiben Sie uns', '/contact'],
    ),
  ],
}
