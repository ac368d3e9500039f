import { expert, hero, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const pt: SeedText = {
  title: 'Contato',
  description: 'Escreva ou ligue: cada consulta é respondida em até 24 horas por uma pessoa que conhece a máquina.',
  blocks: [
    hero('Fale com um especialista', {
      lead: 'Cada consulta é respondida em até 24 horas por uma pessoa que conhece a máquina.',
      links: [['Encontrar uma unidade', '/locations']],
    }),
    {
      ...expert(
        'Informe o fio, o terminal e as peças por turno, ou o que a sua máquina faz e não deveria fazer.',
        'Ines Duarte',
        'Engenheira de aplicação, Porto',
      ),
      href: '/locations',
    },
    text('Por telefone ou e-mail', [
      'Vendas: +41 41 555 01 00, [sales@norlitz.example](mailto:sales@norlitz.example)',
      'Assistência: +41 41 555 01 10, [service@norlitz.example](mailto:service@norlitz.example)',
      'Imprensa: +41 41 555 01 20, [media@norlitz.example](mailto:media@norlitz.example)',
    ]),
    questions(
      'Antes de escrever',
      [
        'Onde está o número de série?',
        'Na placa ao lado da chave geral, por exemplo 56-1184-207. Com ele sabemos qual é a máquina, as peças e o software.',
      ],
      ['Posso enviar vídeos?', 'Sim, dez segundos bastam. Segure o telefone parado e mostre o lugar onde acontece.'],
      [
        'O que acontece com os meus dados?',
        'São usados para responder a você e para mais nada. Veja [privacidade](/privacy).',
      ],
    ),
  ],
}
