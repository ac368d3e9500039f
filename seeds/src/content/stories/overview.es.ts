import { storyTeasers } from '../blocks/articles.ts'
import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { stories } from './stories.ts'

export const es: SeedText = {
  title: 'Historias',
  description:
    'Lo que nosotros y nuestros clientes aprendemos sobre cables, crimpados y máquinas, contado por quienes estaban allí.',
  blocks: [
    hero('Historias de la línea', {
      lead: 'Lo que nosotros y nuestros clientes aprendemos sobre cables, crimpados y máquinas. Contado por quienes estaban allí.',
    }),
    storyTeasers('es', stories, { heading: 'Últimas historias', arrangement: 'lead' }),
    callToAction(
      '¿Tiene algo que contar?',
      'Un fallo que le enseñó algo, un truco que ahorra un minuto: escríbanos. Iremos a verlo.',
      ['Escríbanos', '/requests/feedback'],
    ),
  ],
}
