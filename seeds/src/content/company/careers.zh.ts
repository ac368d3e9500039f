import { keyFigures } from '../blocks/figures.ts'
import { beside, callToAction, hero, text, timeline } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { openPositions } from './open-positions.ts'

export const zh: SeedText = {
  title: '招贤纳士',
  description: '31 个空缺职位，其中 9 个面向从未见过压接的人。我们如何招聘。',
  blocks: [
    hero('从事经得起时间的工作', {
      lead: '31 个空缺职位，其中 9 个面向从未见过压接的人。三个月内您就能学会。',
      opening: 'text',
    }),
    openPositions('zh', '空缺职位', '本演示网站上的职位均为示例，申请不会被处理。'),
    beside(
      { heading: '在设备旁的三个月', image: 'assembly-workstation', side: 'left' },
      '每个人都从压接机开始，包括会计和开发人员。',
    ),
    timeline(
      '招聘流程',
      ['10 分钟', '申请', '简历或领英个人资料即可，无需求职信。'],
      ['1 周内', '初次面谈', '与团队负责人视频交流 30 分钟。'],
      ['半天', '参观', '与我们一起完成一项真实任务，并参观车间。'],
      ['3 天内', '决定', '电话告知结果并说明理由。'],
    ),
    text('我们提供', ['六周假期', '人人相同的利润分享', '父母双方各 16 周育儿假']),
    keyFigures([
      ['11', '年', '工程师平均任职时间'],
      ['74', null, '四个国家的学徒'],
      ['40', '小时', '每人每年培训'],
    ]),
    callToAction('没有合适的？', '写下您会什么、想学什么。会有人认真阅读。', [
      '写信给我们',
      '/requests/contact?topic=application',
    ]),
  ],
}
