import { storyTeasers } from '../blocks/articles.ts'
import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { stories } from './stories.ts'

export const pt: SeedText = {
  title: 'Histórias',
  description: 'O que nós e nossos clientes aprendemos sobre fios, crimpagens e máquinas, contado por quem estava lá.',
  blocks: [
    hero('Histórias da linha', {
      lead: 'O que nós e nossos clientes aprendemos sobre fios, crimpagens e máquinas. Contado por quem estava lá.',
    }),
    storyTeasers('pt', stories, { heading: 'Últimas histórias', arrangement: 'lead' }),
    callToAction(
      'Tem algo para contar?',
      'Uma falha que ensinou alguma coisa, um truque que poupa um minuto: escreva para nós. Vamos até aí ver.',
      ['Escreva para nós', '/requests/feedback'],
    ),
  ],
}
