import type { AreaTexts } from '../../catalogue.ts'

export const machineRecord: AreaTexts<'machine-record'> = {
  'machine.tab.history': '服务历史',
  'machine.tab.readings': '测量数据',
  'machine.history.event': '事件',
  'machine.history.commissioned': '投入使用',
  'machine.history.retired': '已停用',
  'machine.history.moved': '从 {from} 移至 {to}',
  'machine.history.ordered': '已订购 {count, plural, other {# 种零件}}',
  'machine.history.kind.ticket': '工单',
  'machine.history.kind.move': '移动',
  'machine.history.kind.order': '订单',
  'machine.history.kind.advisory': '安全公告',
  'machine.history.kind.operation': '运行',
  'machine.control-software': '控制软件',
  'machine.all-parts': '适用于此机器的所有零件',
}
