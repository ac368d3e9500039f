import { americas } from '../../locations/americas.ts'
import { asiaPacific } from '../../locations/asia-pacific.ts'
import { europe } from '../../locations/europe.ts'
import { middleEastAndAfrica } from '../../locations/middle-east-and-africa.ts'
import { places } from '../blocks/places.ts'
import { callToAction, hero } from '../blocks/words.ts'
import type { SeedText } from '../seed-page.ts'

export const es: SeedText = {
  title: 'Sedes y contactos',
  description: 'Dónde construimos, vendemos y reparamos: direcciones y teléfonos en 24 lugares de cinco continentes.',
  blocks: [
    hero('Cerca de su línea', {
      lead: 'Sedes con almacén, máquinas de demostración y personas que hablan su idioma. El servicio responde en la lengua del país.',
      image: 'factory-hall',
    }),
    places('es', europe, { heading: 'Europa' }),
    places('es', americas, { heading: 'América' }),
    places('es', asiaPacific, { heading: 'Asia-Pacífico' }),
    places('es', middleEastAndAfrica, { heading: 'Oriente Medio y África' }),
    callToAction(
      '¿No hay ninguna cerca?',
      'Escríbanos. Le decimos quién atiende su país y cuánto tarda una pieza en llegar.',
      ['Escríbanos', '/contact'],
    ),
  ],
}
