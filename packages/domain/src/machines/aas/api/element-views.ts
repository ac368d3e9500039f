import type { Property, Range, SubmodelElement, ValueType } from '../metamodel.ts'
import { childrenOf } from './element-path.ts'

/** The values of elements without their descriptions, by name. */
export function toValues(elements: readonly SubmodelElement[]): Record<string, unknown> {
  return Object.fromEntries(elements.map((element) => [element.idShort ?? '', toValue(element)]))
}

/** The value of an element in the value-only serialization of IDTA 01002-3-0. */
export function toValue(element: SubmodelElement): unknown {
  switch (element.modelType) {
    case 'Property':
      return toTyped(element.valueType, element.value)
    case 'MultiLanguageProperty':
      return element.value.map(({ language, text }) => ({ [language]: text }))
    case 'Range':
      return toLimits(element)
    case 'File':
      return { contentType: element.contentType, value: element.value }
    case 'SubmodelElementCollection':
      return toValues(element.value)
    case 'SubmodelElementList':
      return element.value.map(toValue)
  }
}

function toTyped(valueType: ValueType, value: Property['value']): unknown {
  if (value === undefined) return null
  if (valueType === 'xs:double') return Number(value)
  return valueType === 'xs:boolean' ? value === 'true' : value
}

function toLimits({ valueType, min, max }: Range): Record<string, unknown> {
  return {
    ...(min !== undefined && { min: toTyped(valueType, min) }),
    ...(max !== undefined && { max: toTyped(valueType, max) }),
  }
}

/** The description of an element without its value. A file keeps its type, which the metamodel demands. */
export function toMetadata(element: SubmodelElement): object {
  if (element.modelType === 'Range') {
    const { min: _min, max: _max, ...metadata } = element
    return metadata
  }
  const { value: _value, ...metadata } = element
  return metadata
}

/** An element with its direct children only. */
export function toCore(element: SubmodelElement): object {
  const children = childrenOf(element)
  if (children.length === 0) return element
  return { ...element, value: children.map((child) => (childrenOf(child).length > 0 ? toMetadata(child) : child)) }
}
