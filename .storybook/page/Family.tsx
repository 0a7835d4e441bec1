import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { isValidElement, useContext } from 'react';
import type { InputType } from 'storybook/internal/types';
import { useSample } from '../../packages/ui/src/testing/sample-texts/SampleTexts';
import * as css from './sections.css';
import type { ShownStory } from './States';

type Value = string | number;

/** From small to large and from prominent to quiet: the compiler sorts a union by name. */
const order =
  'xs sm md lg xl 2xl 3xl primary secondary soft ghost picker default neutral info success warn danger danger-ghost';
const placeOf = (value: Value) => order.split(' ').indexOf(String(value));

function valuesOf(row: InputType | undefined): readonly Value[] {
  const type = row?.type;
  if (typeof type !== 'object' || type.name !== 'enum') return [];
  const values = type.value.filter((value) => value !== null);
  return values.length < 2 ? [] : values.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The props that change the variants, at most two, with all their values. */
export function useVariants({ moduleExport }: ShownStory) {
  const { argTypes } = useOf(moduleExport, ['story']).story;
  return ['variant', 'tone', 'size']
    .map((prop) => ({ prop, values: valuesOf(argTypes[prop]) }))
    .filter(({ values }) => values.length > 0)
    .slice(0, 2);
}

/** The story with other values of some props. */
function Variant({
  story: shown,
  args,
}: {
  story: ShownStory;
  args: Readonly<Record<string, Value>>;
}) {
  // The hooks of the story's `render` run inside.
  'use no memo';
  const { story } = useOf(shown.moduleExport, ['story']);
  const { getStoryContext } = useContext(DocsContext);
  const sample = useSample();
  const element: unknown = Reflect.apply(story.originalStoryFn, undefined, [
    { ...sample(story.initialArgs), ...args },
    getStoryContext(story),
  ]);
  return isValidElement(element) ? element : undefined;
}

/** A story in every variant or tone, and every size. */
export function Family({
  story,
  variants,
}: {
  story: ShownStory;
  variants: ReturnType<typeof useVariants>;
}) {
  const [down, across] = variants;
  return (
    <div className={css.familyStage}>
      <table className={css.family}>
        {across && (
          <thead>
            <tr>
              <th scope="col">
                {down?.prop}, {across.prop}
              </th>
              {across.values.map((value) => (
                <th key={value} scope="col">
                  {value}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {down?.values.map((value) => (
            <tr key={value}>
              <th scope="row">{value}</th>
              {(across?.values ?? [undefined]).map((other) => (
                <td key={other}>
                  <Variant
                    story={story}
                    args={{
                      [down.prop]: value,
                      ...(across && other !== undefined && { [across.prop]: other }),
                    }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
