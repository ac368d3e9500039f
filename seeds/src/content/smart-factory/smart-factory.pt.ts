import { chart, keyFigures, table } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { callToAction, hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const pt: SeedText = {
  title: 'Smart Factory',
  description: 'O Wire Flow recebe a ordem do seu ERP, prepara as máquinas e guarda o que elas mediram.',
  blocks: [
    hero('Uma ordem. Um fio. Um registro.', {
      lead: 'O Wire Flow recebe a ordem do seu ERP, prepara as máquinas e guarda o que elas mediram.',
      image: 'crimp-contact-macro',
      links: [['Solicitar uma demonstração', '/requests/contact?topic=demo']],
    }),
    teasers(
      {
        heading: 'Quatro módulos',
        note: 'Comece por um. Eles compartilham os usuários, as listas de fios e o registro.',
      },
      [
        'Wire Flow',
        'Planeja as ordens e as envia para a linha certa.',
        '/smart-factory/wire-flow',
        'automatic-crimping-line',
      ],
      ['Wire Master', 'Uma lista única de fios, terminais e selos.', '/smart-factory/wire-master', 'wire-reels'],
      [
        'Registro de qualidade',
        'Curvas de força e micrografias de cada crimpagem.',
        '/smart-factory/quality-log',
        'crimp-inspection-microscope',
      ],
      [
        'Visão da máquina',
        'Estado, contadores e desgaste de cada máquina.',
        '/smart-factory/machine-view',
        'factory-hall',
      ],
    ),
    chart(
      {
        kind: 'line',
        heading: 'Parada antes da segunda peça ruim',
        summary:
          'A curva de força de um curso com um filamento faltando sai da faixa liberada aos 36 mm de deslocamento do martelo.',
        footnote: 'São comparados 512 pontos por curso com a curva que você liberou. Aqui são mostrados nove.',
      },
      [
        'Deslocamento do martelo, mm|Liberada, kN|Este curso, kN',
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
    text(
      null,
      'Um filamento a menos é uma queda de poucos por cento. O fio é descartado, a linha continua e o registro diz por quê. [Cinco maneiras de ler uma curva de força](/stories/five-ways-to-read-a-force-curve) mostra o que mais essa curva conta.',
    ),
    table(
      'Na nuvem ou na sua fábrica',
      [
        'Pergunta|Nuvem|No local',
        'Início em|2 dias|3 semanas',
        'Precisa de|Um gateway por fábrica|Um servidor, 8 núcleos, 64 GB',
        'Atualizações|A cada 6 semanas|Quando você quiser',
        'As máquinas operam sem conexão por|8 h|Sem limite',
      ],
      'É o mesmo software. Você pode mudar depois, com todas as ordens e listas.',
    ),
    keyFigures(
      [
        ['11.400', null, 'Máquinas conectadas'],
        ['96', 'milhões', 'De crimpagens registradas por dia'],
        ['− 31', '%', 'De refugo, mediana de 40 fábricas'],
        ['1,9', 's', 'Da ordem até a máquina'],
      ],
      { footnote: 'Dados de demonstração, inventados.' },
    ),
    callToAction(
      'Veja com as suas próprias ordens',
      'Envie 50 ordens em um arquivo. Uma semana depois, mostramos tudo em uma linha.',
      ['Solicitar uma demonstração', '/requests/contact?topic=demo'],
    ),
  ],
}
