import type { AreaTexts } from '../../catalogue.ts'

export const machineRecord: AreaTexts<'machine-record'> = {
  'machine.tab.history': 'Histórico de serviço',
  'machine.tab.readings': 'Medições',
  'machine.history.event': 'Ocorrência',
  'machine.history.commissioned': 'Colocada em serviço',
  'machine.history.retired': 'Retirada de serviço',
  'machine.history.moved': 'Movida de {from} para {to}',
  'machine.history.ordered': '{count, plural, one {# peça pedida} other {# peças diferentes pedidas}}',
  'machine.history.kind.ticket': 'Chamado',
  'machine.history.kind.move': 'Mudança',
  'machine.history.kind.order': 'Pedido',
  'machine.history.kind.advisory': 'Aviso de segurança',
  'machine.history.kind.operation': 'Operação',
  'machine.control-software': 'Software de controle',
  'machine.all-parts': 'Todas as peças compatíveis com esta máquina',
}
