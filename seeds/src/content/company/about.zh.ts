import { table } from '../blocks/figures.ts'
import { anchor, beside, hero, quote, text, timeline } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { leaders } from './leaders.ts'
import { sustainabilityFigures } from './sustainability-figures.ts'

export const zh: SeedText = {
  title: '关于我们',
  description: 'Norlitz 的工作方式：先测量，再承诺。制造设备的人对设备负责。',
  blocks: [
    hero('自 1961 年起，专注导线加工设备', {
      lead: '我们制造裁切、剥皮、压接、绞合和测试导线的设备：24 个基地，1,604 名员工。',
      image: 'factory-hall',
      links: [['我们如何工作', '#how-we-work']],
    }),
    timeline(
      '从 1961 年到今天',
      ['1961', '第一台裁线机', '两千根导线，精度半毫米'],
      ['1998', '压接力监控', '此后每台压机均配备'],
      ['2011', '蒂米什瓦拉工厂', '在线束制造商附近生产压接线'],
      ['2026', 'Axion 56', '三分钟换型，无需工具'],
    ),
    text(
      '起源',
      '1961 年，Wolhusen 的一位工具匠要在周五之前把两千根导线切成同样的长度。周三他造出一台机器，精度半毫米。客户随即为下一周又订了一台。',
    ),
    anchor('how-we-work'),
    text('我们如何工作', '您寄来导线、端子和图纸。我们加工 500 件，全部测量，并把零件和数值寄给您。', [
      '1. 每个询问在 24 小时内答复。',
      '2. 最后一次交货后 15 年内供应备件。',
      '3. 为您调试生产线的工程师始终是您的联系人。',
    ]),
    quote('在机器上测不出来的，到实验室也只能靠猜。', 'Regula Moser', '董事会主席'),
    table(
      '四座工厂，24 个基地',
      [
        '地点|产品|始于|人数',
        'Wolhusen|压接线、模具|1961|640',
        'Timișoara|压接线|2011|410',
        'Elgin|测试系统|2004|190',
        '苏州|裁线与剥皮|2008|230',
        '其他 20 处|销售、服务、培训|–|134',
        '* 总计|–|–|1,604',
      ],
      '演示数据，截至 2025 年 12 月 31 日。',
    ),
    leaders('zh'),
    sustainabilityFigures('zh'),
    beside(
      {
        heading: '一套控制系统',
        image: 'automatic-crimping-line-front',
        side: 'left',
        link: ['查看设备', '/products'],
      },
      '裁切、压接、绞线和测试使用同样的控制系统、同样的导线清单和同样的术语。会用一台，就会用下一台。',
    ),
  ],
}
