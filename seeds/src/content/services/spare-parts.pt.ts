import { keyFigures, table } from '../blocks/figures.ts'
import { callToAction, gallery, hero, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const pt: SeedText = {
  title: 'Peças de reposição',
  description:
    'Peças de reposição e de desgaste originais para todas as máquinas desde 1998. 96 por cento saem no mesmo dia.',
  blocks: [
    hero('A peça certa, amanhã', {
      lead: 'Peças originais para todas as máquinas construídas desde 1998. O que é pedido até as 15h sai no mesmo dia.',
      image: 'spare-blade-set',
      links: [['Pedir peças', '/requests/service?requestedService=spare-parts']],
    }),
    keyFigures([
      ['96', '%', 'Dos pedidos enviados no mesmo dia'],
      ['15', 'anos', 'De disponibilidade após a última entrega'],
      ['6', null, 'Estoques em quatro continentes'],
    ]),
    gallery(
      'Peças de desgaste',
      ['spare-blade-set', 'Lâminas: após 400.000 a 600.000 cortes'],
      ['spare-feed-belt', 'Correias de avanço: após cerca de 2.000 horas'],
      ['spare-drive-belt', 'Correias de acionamento: após cerca de 8.000 horas'],
      ['spare-guide-roller', 'Rolos guia: quando o canal fica brilhante'],
      ['spare-filter', 'Filtros: a cada 500 a 1.000 horas'],
      ['spare-gripper', 'Mordentes da garra: após cerca de 3 milhões de pegas'],
    ),
    table('Quando pedir', [
      'Peça|Pedir com|Motivo',
      'Jogo de lâminas|400.000 cortes|O condutor decapado começa a mostrar marcas',
      'Punção e bigorna|500.000 crimpagens|A rebarba cresce 0,01 mm',
      'Correia de avanço|2.000 h|O comprimento varia mais de 0,1 mm',
      'Bateria do encoder|5 anos|A posição se perde ao desligar',
    ]),
    text('Como pedir', [
      '1. No mykomax: escolha a sua máquina e veja somente as peças que servem.',
      '2. Por e-mail: bastam o número de série e o número de artigo.',
      '3. Por telefone, se a máquina estiver parada.',
    ]),
    questions(
      'Perguntas',
      ['Onde está o número de série?', 'Na placa ao lado da chave geral, por exemplo 56-1184-207.'],
      [
        'Posso usar peças de outros fabricantes?',
        'Sim. A garantia da máquina continua valendo, mas não cobre os danos causados por essas peças.',
      ],
      ['E se uma peça não for mais fabricada?', 'Construímos uma peça substituta que serve sem alterações na máquina.'],
    ),
    callToAction(
      'Não sabe o número de artigo?',
      'Envie uma foto e o número de série. Respondemos em até quatro horas úteis.',
      ['Enviar uma foto', '/requests/service?requestedService=spare-parts'],
    ),
  ],
}
