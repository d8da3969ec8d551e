import { z } from '@talaash/domain/base/schema';
import type { Audience, Reader, ShownField } from '@talaash/domain/talent-profile/audience';

/** What a reader gets of a value with parts: of a record, or of each entry of a list. */
type ViewOf<Value, Parts, To extends Reader> = Value extends readonly (infer Entry)[]
  ? ViewOf<Entry, Parts, To>[]
  : z.output<z.ZodObject<ShapeFor<Value, Parts, To>>>;

type FieldView<Value, Field, To extends Reader> = Field extends { readonly parts: infer Parts }
  ? ViewOf<Value, Parts, To>
  : Value;

type ShapeFor<T, Table, To extends Reader> = {
  [Field in ShownField<Table, To> & keyof T]-?: undefined extends T[Field]
    ? z.ZodOptional<z.ZodType<FieldView<NonNullable<T[Field]>, Table[Field], To>>>
    : z.ZodType<FieldView<T[Field], Table[Field], To>>;
};

/**
 * The schemas of the fields that a reader gets of a record, and of the parts in them. Texts and numbers have no limits: a mask
 * changes lengths, and a stored record may be older than a limit.
 *
 * @param schema the record as its owner saves it
 */
export const shownTo = <T, const Table extends Audience, To extends Reader>(
  to: To,
  table: Table,
  schema: z.ZodType<T> & { shape: z.ZodRawShape },
): ShapeFor<T, Table, To> => shapeFor(to, table, schema.shape) as ShapeFor<T, Table, To>;

function shapeFor(to: Reader, table: Audience, shape: z.ZodRawShape): Record<string, z.ZodType> {
  const shown = Object.entries(shape).flatMap(([field, part]) => {
    const audience = table[field];
    return audience && audience[to] !== 'refused' ? [[field, viewOf(to, audience.parts, part)] as const] : [];
  });
  return Object.fromEntries(shown);
}

function viewOf(to: Reader, parts: Audience | undefined, schema: z.core.$ZodType): z.ZodType {
  const inner = (of: z.core.$ZodType) => viewOf(to, parts, of);
  if (schema instanceof z.ZodOptional) return inner(schema.def.innerType).optional();
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) return inner(schema.def.innerType);
  // A preprocessing transform is the input of its pipe, any other transform is the output.
  if (schema instanceof z.ZodPipe)
    return inner(schema.def.in instanceof z.ZodTransform ? schema.def.out : schema.def.in);
  if (schema instanceof z.ZodArray) return z.array(inner(schema.element));
  if (schema instanceof z.ZodObject && parts) return z.strictObject(shapeFor(to, parts, schema.shape));
  if (schema instanceof z.ZodString) return z.string();
  if (schema instanceof z.ZodNumber) return z.number();
  return schema as z.ZodType;
}
