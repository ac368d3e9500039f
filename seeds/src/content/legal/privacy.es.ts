import { table } from '../blocks/figures.ts'
import { hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const es: SeedText = {
  title: 'Privacidad',
  description: 'Qué guardamos sobre usted, para qué, cuánto tiempo y cómo hacer que se borre.',
  blocks: [
    hero('Privacidad', { lead: 'Guardamos lo que necesitamos para responderle, y nada más.' }),
    text(
      'Lo que nos envía',
      'Lo que envía por un formulario sirve para responderle. Lo guardamos 24 meses, o el tiempo que exija la ley si da lugar a un pedido.',
      'Nuestras páginas no cargan nada de otras empresas. Las fuentes, imágenes y películas vienen de nuestros propios servidores.',
    ),
    table(
      'Cookies',
      [
        'Finalidad|Duración',
        'Idioma y país elegidos|1 año',
        'Unidades elegidas, métricas o imperiales|1 año',
        'Acceso al portal de clientes|hasta que cierre la sesión',
      ],
      'Las demás cookies solo se usan si usted las acepta.',
    ),
    text(
      'Sus derechos',
      [
        'Puede preguntar en cualquier momento qué guardamos sobre usted.',
        'Puede hacer que se corrija, se le entregue o se borre.',
        'Puede reclamar ante la autoridad de protección de datos de su país.',
      ],
      'Escríbanos por la [página de contacto](/contact). Respondemos en 30 días.',
    ),
  ],
}
