const resolve = (contract, schema) =>
  schema?.$ref === undefined
    ? schema
    : schema.$ref
        .slice(2)
        .split('/')
        .reduce((node, key) => node[key], contract);

const bodyOf = (contract, { requestBody }) =>
  resolve(contract, requestBody?.content['application/json'].schema);

/** Fields that every row has. */
const own = ['id', 'version', 'created_at'];

const kindOf = ({ type, enum: values, format, pattern }) => {
  if (type === 'integer' || type === 'number') return 'figure';
  const isPlain = type === 'string' && values === undefined && format === undefined;
  return isPlain && pattern === undefined ? 'text' : undefined;
};

const listed = (names) => names.join(', ');

/**
 * Plain texts and numbers, the name first. Other fields are listed as manual work (`left`), or rejected when the area would not compile without them.
 * @throws Error with the reason
 */
export const fieldsOf = (contract, operations, { One, Name }) => {
  const page = resolve(
    contract,
    operations.list.responses['200'].content['application/json'].schema,
  );
  const beyondPage = page.required.filter((name) => !['results', 'count'].includes(name));
  if (beyondPage.length > 0)
    throw new Error(`list${Name} also has ${listed(beyondPage)}: begin with results and count.`);
  const entity = resolve(contract, page.properties.results.items);
  const missing = ['id', 'version'].filter((name) => !entity.required.includes(name));
  if (missing.length > 0) throw new Error(`${One} needs ${listed(missing)}.`);
  const create = operations.create && bodyOf(contract, operations.create);
  const all = Object.entries(entity.properties)
    .filter(([name]) => !own.includes(name))
    .map(([name, reference]) => {
      const schema = resolve(contract, reference);
      return {
        name,
        kind: kindOf(schema),
        isInteger: schema.type === 'integer',
        isRequired: create === undefined || create.required.includes(name),
        isSent: create === undefined || name in create.properties,
        isAlways: entity.required.includes(name),
      };
    });
  const canMake = ({ kind, isRequired, isSent, isAlways }) =>
    isSent && isAlways && (kind === 'text' || (kind === 'figure' && isRequired));
  const fields = all.filter(canMake);
  const rest = all.filter((field) => !canMake(field));
  const needed = rest.filter(({ isAlways }) => isAlways).map(({ name }) => name);
  const made = new Set(fields.map(({ name }) => name));
  needed.push(
    ...(create?.required.filter((name) => !made.has(name) && !needed.includes(name)) ?? []),
  );
  if (needed.length > 0)
    throw new Error(
      `${listed(needed)} of ${One} cannot be made: plain texts and figures can. Declare them as plain texts, make the area, then put their types back.`,
    );
  const title = fields.find(({ kind, isRequired }) => kind === 'text' && isRequired);
  if (title === undefined) throw new Error(`${One} has no required text that names it.`);
  const filters = (operations.list.parameters ?? [])
    .map((parameter) => resolve(contract, parameter).name)
    .filter((name) => !['q', 'page', 'size', 'Accept-Language'].includes(name));
  return {
    fields: [title, ...fields.filter((field) => field !== title)],
    hasDate: entity.required.includes('created_at'),
    left: [...rest.map(({ name }) => `field ${name}`), ...filters.map((name) => `filter ${name}`)],
  };
};

const lines = (list, one) => list.map(one).join('\n');
const commas = (list, one) => list.map(one).join(', ');
const isText = ({ kind }) => kind === 'text';

/** `__keys__` of templates/area. */
export const snippetsOf = (fields, operations, { hasDate, hasView, names }) => {
  const { One, name: area, oneCamel } = names;
  const [title] = fields;
  const texts = fields.filter(isText);
  const cell = ({ name }) =>
    `${name[0].toUpperCase()}${name.slice(1)}Cell`.replaceAll(/_(\w)/g, (_, letter) =>
      letter.toUpperCase(),
    );
  const label = ({ name }) => `${area}:fields.${name}`;
  const shown = (field, row) =>
    isText(field) ? `${row}.${field.name}` : `formatNumber(${row}.${field.name}, language)`;
  const required = fields.filter(({ isRequired }) => isRequired);
  const kinds = [...new Set(fields.map((field) => (isText(field) ? 'textField' : 'numberField')))];
  const others = required.filter((field) => field !== title);
  return {
    titleField: title.name,
    columns: lines(
      fields,
      (field) =>
        `    { id: '${field.name}', header: '${label(field)}', ${field === title ? "isRowHeader: true, onPhone: 'title', " : isText(field) ? '' : "align: 'end', "}Cell: ${cell(field)} },`,
    ),
    cells: fields
      .map((field) => {
        if (field === title && hasView)
          return `function ${cell(field)}({ row }: CellProps) {\n  return <Link variant="quiet" href={paths.${names.camel}.view(row.id)}>{row.${field.name}}</Link>;\n}`;
        const hook = isText(field) ? '' : '  const language = useLanguage();\n';
        return `function ${cell(field)}({ row }: CellProps) {\n${hook}  return ${shown(field, 'row')};\n}`;
      })
      .join('\n\n'),
    facts: [
      ...fields
        .slice(1)
        .map(
          (field) =>
            `            { term: t('fields.${field.name}'), detail: ${shown(field, oneCamel)} },`,
        ),
      ...(hasDate
        ? [
            `            { term: t('added'), detail: formatDate(${oneCamel}.created_at, language) },`,
          ]
        : []),
    ].join('\n'),
    kindsUsed: commas(kinds.toSorted(), (kind) => kind),
    fieldKinds: lines(fields, (field) =>
      isText(field)
        ? `  ${field.name}: textField({ label: '${label(field)}' }),`
        : `  ${field.name}: numberField({ label: '${label(field)}' }),`,
    ),
    fieldImports: [
      ...(fields.some((field) => !isText(field))
        ? ["import { NumberField } from '@karvon/ui/NumberField';"]
        : []),
      "import { TextField } from '@karvon/ui/TextField';",
    ].join('\n'),
    formFields: lines(fields, (field) =>
      isText(field)
        ? `          <Field name="${field.name}">{(field) => <TextField {...field} />}</Field>`
        : `          <Field name="${field.name}">{(field) => <NumberField {...field}${field.isInteger ? '' : ' fractionDigits={2}'} />}</Field>`,
    ),
    sqlColumns: lines(
      fields,
      (field) =>
        `      ${field.name} ${isText(field) ? 'text' : field.isInteger ? 'int' : 'double precision'} not null,`,
    ),
    mapped: lines(fields, ({ name }) => `  ${name}: row.${name},`),
    serviceFields: lines(
      fields,
      (field) => `  ${field.name}: ${isText(field) ? 'string' : 'number'};`,
    ),
    trimmed: commas(
      fields,
      (field) => `${field.name}: fields.${field.name}${isText(field) ? '.trim()' : ''}`,
    ),
    requiredNames: `([${commas(required.filter(isText), ({ name }) => `'${name}'`)}] as const)`,
    searchText: texts.map(({ name }) => `\${row.${name}}`).join(' '),
    patched: commas(fields, ({ name }) => `${name}: patch.${name} ?? before.${name}`),
    fromRequest: commas(fields, (field) =>
      field.isRequired
        ? `${field.name}: body.${field.name}`
        : `${field.name}: body.${field.name} ?? ''`,
    ),
    createExample: JSON.stringify(
      Object.fromEntries(
        fields.map((field) => [
          field.name,
          operations.create?.requestBody.content['application/json'].example?.[field.name] ??
            (isText(field) ? 'Karvon' : 1),
        ]),
      ),
    ),
    fieldTexts: commas(fields, ({ name }) => `"${name}": "${name.replaceAll('_', ' ')}"`),
    e2eFills: lines(
      others,
      (field) =>
        `  await field(page, t('${label(field)}')).fill('${isText(field) ? 'Karvon' : '3'}');`,
    ),
    entity: One,
  };
};
