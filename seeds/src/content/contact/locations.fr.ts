import { americas } from '../../locations/americas.ts'
import { asiaPacific } from '../../locations/asia-pacific.ts'
import { europe } from '../../locations/europe.ts'
import { middleEastAndAfrica } from '../../locations/middle-east-and-africa.ts'
import { places } from '../blocks/places.ts'
import { callToAction, hero } from '../blocks/words.ts'
import type { SeedText } from '../seed-page.ts'

export const fr: SeedText = {
  title: 'Sites et contacts',
  description: 'Où nous construisons, vendons et réparons : adresses et téléphones dans 24 lieux sur cinq continents.',
  blocks: [
    hero('Près de votre ligne', {
      lead: 'Des sites avec stock, machines de démonstration et personnes qui parlent votre langue. Le service répond dans la langue du pays.',
      image: 'factory-hall',
    }),
    places('fr', europe, { heading: 'Europe' }),
    places('fr', americas, { heading: 'Amériques' }),
    places('fr', asiaPacific, { heading: 'Asie-Pacifique' }),
    places('fr', middleEastAndAfrica, { heading: 'Moyen-Orient et Afrique' }),
    callToAction(
      'Aucun site près de chez vous ?',
      'Écrivez-nous. Nous vous dirons qui s’occupe de votre pays et combien de temps met une pièce pour arriver.',
      ['Écrivez-nous', '/contact'],
    ),
  ],
}
