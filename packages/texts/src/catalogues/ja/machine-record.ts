import type { AreaTexts } from '../../catalogue.ts'

export const machineRecord: AreaTexts<'machine-record'> = {
  'machine.tab.history': 'サービス履歴',
  'machine.tab.readings': '測定値',
  'machine.history.event': '内容',
  'machine.history.commissioned': '稼働開始',
  'machine.history.retired': '使用停止',
  'machine.history.moved': '{from}から{to}へ移動',
  'machine.history.ordered': '{count, plural, other {#種類の部品}}を注文',
  'machine.history.kind.ticket': 'チケット',
  'machine.history.kind.move': '移動',
  'machine.history.kind.order': '注文',
  'machine.history.kind.advisory': 'セキュリティ情報',
  'machine.history.kind.operation': '運用',
  'machine.control-software': '制御ソフトウェア',
  'machine.all-parts': 'この機械に適合するすべての部品',
}
