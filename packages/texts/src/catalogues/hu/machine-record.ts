import type { AreaTexts } from '../../catalogue.ts'

export const machineRecord: AreaTexts<'machine-record'> = {
  'machine.tab.history': 'Szerviztörténet',
  'machine.tab.readings': 'Mérési adatok',
  'machine.history.event': 'Esemény',
  'machine.history.commissioned': 'Üzembe helyezve',
  'machine.history.retired': 'Üzemen kívül helyezve',
  'machine.history.moved': 'Áthelyezés: {from} → {to}',
  'machine.history.ordered': '{count, plural, one {# alkatrész} other {# féle alkatrész}} megrendelve',
  'machine.history.kind.ticket': 'Hibajegy',
  'machine.history.kind.move': 'Áthelyezés',
  'machine.history.kind.order': 'Rendelés',
  'machine.history.kind.advisory': 'Biztonsági közlemény',
  'machine.history.kind.operation': 'Üzemeltetés',
  'machine.control-software': 'Vezérlőszoftver',
  'machine.all-parts': 'Minden alkatrész, amely ehhez a géphez illik',
}
