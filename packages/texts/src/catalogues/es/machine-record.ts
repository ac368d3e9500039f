import type { AreaTexts } from '../../catalogue.ts'

export const machineRecord: AreaTexts<'machine-record'> = {
  'machine.tab.history': 'Historial de servicio',
  'machine.tab.readings': 'Mediciones',
  'machine.history.event': 'Suceso',
  'machine.history.commissioned': 'Puesta en servicio',
  'machine.history.retired': 'Puesta fuera de servicio',
  'machine.history.moved': 'Trasladada de {from} a {to}',
  'machine.history.ordered': '{count, plural, one {# pieza pedida} other {# piezas distintas pedidas}}',
  'machine.history.kind.ticket': 'Ticket',
  'machine.history.kind.move': 'Traslado',
  'machine.history.kind.order': 'Pedido',
  'machine.history.kind.advisory': 'Aviso de seguridad',
  'machine.history.kind.operation': 'Explotación',
  'machine.control-software': 'Software de control',
  'machine.all-parts': 'Todas las piezas compatibles con esta máquina',
}
