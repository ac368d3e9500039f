import { keyFigures, table } from '../blocks/figures.ts'
import { beside, callToAction, hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const zh: SeedText = {
  title: '招贤纳士',
  description: '31 个空缺职位，其中 9 个面向从未见过压接的人。我们如何招聘。',
  blocks: [
    hero('从事经得起时间的工作', {
      lead: '31 个空缺职位，其中 9 个面向从未见过压接的人。三个月内您就能学会。',
      image: 'assembly-workstation',
      links: [['申请', '/requests/contact?topic=application']],
    }),
    keyFigures([
      ['11', '年', '工程师平均任职时间'],
      ['74', null, '四个国家的学徒'],
      ['40', '小时', '每人每年培训'],
    ]),
    table(
      '空缺职位',
      [
        '职位|地点|工作比例',
        '调试工程师|Wolhusen，40 % 出差|80–100 %',
        '软件工程师，Wire Flow|布尔诺或远程|80–100 %',
        '工具匠，模具|Wolhusen|60–100 %',
        '应用工程师|Elgin|100 %',
      ],
      '演示数据，并非真实招聘。',
    ),
    beside(
      { heading: '在设备旁的三个月', image: 'crimping-press-compact', side: 'left' },
      '每个人都从压接机开始，包括会计和开发人员。切开过压接的人，读规格书的眼光会不同。',
    ),
    text('我们提供', ['六周假期', '人人相同的利润分享', '父母双方各 16 周育儿假']),
    callToAction('没有合适的？', '写下您会什么、想学什么。会有人认真阅读。', [
      '写信给我们',
      '/requests/contact?topic=application',
    ]),
  ],
}
