import { keyFigures } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { brandLogos } from '../blocks/brand-logos.ts'
import { callToAction, hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const zh: SeedText = {
  title: '公司',
  description: '我们是谁、在哪里制造、如何联系：1,604 名以导线为业的员工。',
  blocks: [
    hero('工程师至上', {
      lead: 'Norlitz 开发、制造并维护导线加工设备。1961 年起扎根 Wolhusen，1974 年起走近客户。',
      image: 'factory-hall',
      links: [['关于我们', '/company/about']],
    }),
    keyFigures(
      [
        ['1,604', null, '员工'],
        ['24', null, '网点'],
        ['9.4', '%', '销售额用于研发'],
      ],
      { footnote: '演示数据，截至 2025 年 12 月 31 日。' },
    ),
    teasers(
      { heading: '更多公司信息' },
      ['关于我们', '我们如何工作，您可以信赖什么', '/company/about', 'crimp-inspection-microscope'],
      ['招贤纳士', '31 个空缺职位', '/company/careers', 'assembly-workstation'],
      ['网点', '24 个有人员和库存的地点', '/locations', 'wire-reels'],
    ),
    brandLogos('集团品牌'),
    text(
      '由长期相伴的人拥有',
      'Norlitz 是上市公司，创始家族仍持有 14% 的股份。设备寿命长，需要长久的记忆：工程师平均在公司工作十一年。',
    ),
    callToAction('欢迎参观', '我们每周四展示装配车间。参观 90 分钟，免费。', [
      '预约日期',
      '/requests/contact?topic=visit',
    ]),
  ],
}
