import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const es: SeedText = {
  title: 'Sedes y contactos',
  description: 'Dónde construimos, vendemos y reparamos: direcciones y teléfonos en 24 lugares de cinco continentes.',
  blocks: [
    hero('Cerca de su línea', {
      lead: 'Sedes con almacén, máquinas de demostración y personas que hablan su idioma. El servicio responde en la lengua del país.',
      image: 'factory-hall',
    }),
    callToAction(
      '¿No hay ninguna cerca?',
      'Escríbanos. Le decimos quién atiende su país y cuánto tarda una pieza en llegar.',
      ['Escríbanos', '/contact'],
    ),
  ],
}
