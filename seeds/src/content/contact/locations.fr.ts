import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const fr: SeedText = {
  title: 'Sites et contacts',
  description: 'Où nous construisons, vendons et réparons : adresses et téléphones dans 24 lieux sur cinq continents.',
  blocks: [
    hero('Près de votre ligne', {
      lead: 'Des sites avec stock, machines de démonstration et personnes qui parlent votre langue. Le service répond dans la langue du pays.',
      image: 'factory-hall',
    }),
    callToAction(
      'Aucun site près de chez vous ?',
      'Écrivez-nous. Nous vous dirons qui s’occupe de votre pays et combien de temps met une pièce pour arriver.',
      ['Écrivez-nous', '/contact'],
    ),
  ],
}
