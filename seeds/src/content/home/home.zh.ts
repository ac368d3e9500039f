import { keyFigures } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { beside, callToAction, hero, quote } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const zh: SeedText = {
  title: '导线加工设备',
  description: 'Norlitz 制造用于汽车、飞机和配电柜导线的裁切、剥皮、压接、绞线和测试设备。',
  blocks: [
    hero('每一根导线，分毫不差。', {
      lead: '我们制造裁切、剥皮、压接、绞线和测试设备，用于汽车、飞机和配电柜中的导线。精确到十分之一毫米，重复数百万次。',
      image: 'automatic-crimping-line',
      links: [
        ['浏览设备', '/products'],
        ['咨询专家', '/contact'],
      ],
    }),
    keyFigures([
      ['240', 'mm²', '最大电缆。最细导线为 0.013 mm²'],
      ['± 0.1', 'mm', '一米内的长度精度'],
      ['31', null, '拥有自有服务工程师的国家'],
      ['24', '小时', '答复每个询问的时间'],
    ]),
    teasers(
      { heading: '从哪里开始？' },
      ['产品', '导线加工每一步的设备', '/products', 'automatic-crimping-line-front'],
      ['服务', '维修、备件、培训', '/services', 'service-desk'],
      ['智能工厂', '一份订单，一根导线，一条记录', '/smart-factory', 'crimp-contact-macro'],
      ['网点', '24 个有人员和库存的地点', '/locations', 'factory-hall'],
    ),
    beside(
      { heading: '每次压接都留下一条曲线', image: 'crimp-contact-macro', link: ['了解智能工厂', '/smart-factory'] },
      'Wire Flow 从压接机读取曲线，与订单比对，在出现第二个不良件之前停线。记录伴随线束的整个生命周期。',
    ),
    quote('在机器上测不出来的，到实验室也只能靠猜。', 'Regula Moser', 'Norlitz 董事会主席'),
    callToAction(
      '您在加工哪种导线？',
      '请寄来样品和图纸。我们在合适的设备上加工，并连同测量值一起寄回。',
      ['咨询专家', '/contact'],
      ['查找网点', '/locations'],
    ),
  ],
}
