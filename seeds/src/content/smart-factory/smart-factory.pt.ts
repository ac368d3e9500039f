import { keyFigures, table } from '../blocks/figures.ts'
import { forceCurve } from '../blocks/force-curves.ts'
import { teasers } from '../blocks/teasers.ts'
import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { ordersTable } from './orders-table.ts'
import { processSteps } from './process-steps.ts'

export const pt: SeedText = {
  title: 'Smart Factory',
  description: 'O Wire Flow recebe a ordem do seu ERP, prepara as máquinas e guarda o que elas mediram.',
  blocks: [
    hero('Uma ordem. Um fio. Um registro.', {
      lead: 'O Wire Flow recebe a ordem do seu ERP, prepara as máquinas e guarda o que elas mediram.',
      links: [['Solicitar uma demonstração', '/requests/contact?topic=demo']],
      steps: processSteps('pt'),
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
    forceCurve('pt', {
      heading: 'Parada antes da segunda peça ruim',
      lead: 'Um filamento a menos é uma queda de poucos por cento. O fio é descartado, a linha continua e o registro diz por quê.',
      links: [['Cinco maneiras de ler uma curva de força', '/stories/five-ways-to-read-a-force-curve']],
      beside: true,
    }),
    ordersTable('pt'),
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
