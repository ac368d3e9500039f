import { chart, table } from '../blocks/figures.ts'
import { beside, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const pt: SeedText = {
  title: 'Cinco maneiras de ler uma curva de força',
  description: 'Uma prensa traça 512 pontos em um curso. Cinco lugares dessa curva dizem o que deu errado, e quando.',
  leadText: 'Uma prensa traça 512 pontos em um curso. Cinco lugares dessa curva dizem o que deu errado, e quando.',
  blocks: [
    text(
      null,
      'A maioria das pessoas olha uma curva de força como um semáforo: verde ou vermelho. Isso desperdiça 510 pontos. Com um pouco de prática, a curva diz qual peça estava errada antes de você abrir a tampa.',
    ),
    chart(
      {
        kind: 'line',
        heading: 'Um curso, dois fios',
        summary: 'Quando falta um de 19 filamentos, o pico cai de 19,2 para 18,5 kN e a subida começa mais tarde.',
        footnote: 'Terminal para 2,5 mm², 19 filamentos, medido em uma Corva 24.',
      },
      [
        'Deslocamento do martelo, mm|Completo, kN|Um filamento faltando, kN',
        '30|0|0',
        '32|0,9|0,7',
        '34|4,8|4,4',
        '36|11,3|10,6',
        '37|15,5|14,7',
        '38|18,1|17,3',
        '39|19,2|18,5',
        '39,5|15,5|15,0',
        '40|0|0',
      ],
    ),
    table('O que a curva diz', [
      'Onde olhar|O que se vê|O que costuma ser',
      'Início da subida|Mais tarde que a liberada|Filamento faltando ou fio mal inserido',
      'Primeiro milímetro|Mais cedo que a liberada|Isolação na crimpagem do condutor',
      'Inclinação|Menor|Lote de fio mais mole ou seção errada',
      'Pico|Mais alto, mesmo início|Altura de crimpagem ajustada baixa demais',
      'Pico em 500 cursos|Varia aos poucos|Punção gasto; troque na próxima parada',
    ]),
    beside(
      { heading: 'Ensine a prensa só com peças boas', image: 'crimping-press', side: 'left' },
      'A curva liberada é a média das primeiras peças que você aceitou. Se uma delas era ruim, a prensa aprende que ruim é normal. Faça dez, corte três ao meio e libere quando a [micrografia](/stories/what-37-strands-look-like) confirmar.',
    ),
    questions(
      'Perguntas dos cursos',
      [
        'Qual é a menor falha visível?',
        'Um filamento de 19 é uma queda de cerca de 4 por cento. Um de 37 é 1,5 por cento, ainda visível se o lote de fio for uniforme.',
      ],
      [
        'A curva substitui o teste de tração?',
        'Não. Ela vigia cada peça entre dois testes de tração. Os dois são necessários, e os dois estão em nosso [treinamento](/services/training).',
      ],
    ),
  ],
}
