import { table } from '../blocks/figures.ts'
import { beside, hero, questions } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const zh: SeedText = {
  title: '培训',
  description: '在 Wolhusen、Elgin、Pune 或您的工厂，为操作、调机和质量人员开设 38 门课程。',
  blocks: [
    hero('亲手切开一个', {
      lead: '亲手切开过压接的人才懂公差。38 门课程面向操作、调机和质量人员。',
      image: 'assembly-workstation',
      links: [['预订名额', '/requests/contact?topic=training']],
    }),
    table(
      '最受欢迎的课程',
      [
        '课程|天数|对象|名额',
        '操作压接线|2|操作人员|8',
        '调机与换型|3|调机人员|6',
        '压接质量|5|质量人员|8',
        'Axion 系列保养|4|维护人员|6',
        '面向计划人员的 Wire Flow|1|计划人员|12',
      ],
      '在 Wolhusen、Elgin 和 Pune，四人以上可到您的工厂授课。',
    ),
    beside(
      { heading: '一半时间在设备旁', image: 'crimping-press-front', side: 'left' },
      '上午讲为什么，下午练怎么做。每两人一台压接机、一台显微镜，使用自己工厂的导线。',
    ),
    questions(
      '常见问题',
      ['有考试吗？', '压接质量课程有：理论考试和独立判断三个压接。证书有效期三年。'],
      ['费用是多少？', '每条新生产线包含两个名额。其他情况请咨询您的[网点](/locations)。'],
    ),
  ],
}
