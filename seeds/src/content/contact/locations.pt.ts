import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const pt: SeedText = {
  title: 'Unidades e contatos',
  description: 'Onde construímos, vendemos e consertamos: endereços e telefones em 24 lugares de cinco continentes.',
  blocks: [
    hero('Perto da sua linha', {
      lead: 'Unidades com estoque, máquinas de demonstração e pessoas que falam o seu idioma. A assistência atende no idioma do país.',
      image: 'factory-hall',
    }),
    callToAction(
      'Nenhuma unidade perto de você?',
      'Escreva para nós. Dizemos quem atende o seu país e quanto tempo uma peça leva para chegar.',
      ['Escreva para nós', '/contact'],
    ),
  ],
}
