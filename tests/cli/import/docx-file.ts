import { strToU8, zipSync } from 'fflate';
import { pixel } from './import-site.ts';

const names = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
].join(' ');
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';

/** Words in a run, with its properties. */
export const run = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

/** A paragraph in a style. */
export const paragraph = (inside: string, style = '', properties = ''): string =>
  `<w:p><w:pPr>${style === '' ? '' : `<w:pStyle w:val="${style}"/>`}${properties}</w:pPr>${inside}</w:p>`;

/** An item of a list: 1 has bullets, 2 numbers. */
export const item = (text: string, level: number, list: 1 | 2): string =>
  paragraph(
    run(text),
    '',
    `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`,
  );

export const cell = (text: string, properties = ''): string =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${text
    .split('\n')
    .map((line) => paragraph(run(line)))
    .join('')}</w:tc>`;

export const table = (...rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.join('')}</w:tr>`).join('')}</w:tbl>`;

/** The picture of the document. */
export const picture = (alt: string): string =>
  `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="x" descr="${alt}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="rId5"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;

export const noteSign = '<w:r><w:footnoteReference w:id="2"/></w:r>';
export const formula = paragraph('<m:oMath><m:r><m:t>a+b</m:t></m:r></m:oMath>');
export const link = (words: string): string =>
  `<w:hyperlink r:id="rId6">${run(words)}</w:hyperlink>`;

const styles = [
  ['Title1', 'Title'],
  ['1', 'heading 1'],
  ['2', 'heading 2'],
  ['cap', 'caption'],
].map(
  ([id, name]) =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`,
);
const level = (number: number, format: string): string =>
  `<w:lvl w:ilvl="${number}"><w:numFmt w:val="${format}"/></w:lvl>`;
const list = (id: number, format: string): string =>
  `<w:abstractNum w:abstractNumId="${id}">${[0, 1, 2].map((each) => level(each, format)).join('')}</w:abstractNum>`;

/** The files of a Word document, by their paths in it. */
export const docxParts = (body: string, more: Readonly<Record<string, string>> = {}) => ({
  '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="a" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
  'word/document.xml': `<w:document ${names}><w:body>${body}</w:body></w:document>`,
  'word/styles.xml': `<w:styles ${names}>${styles.join('')}</w:styles>`,
  'word/numbering.xml': `<w:numbering ${names}>${list(0, 'bullet')}${list(1, 'decimal')}<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num></w:numbering>`,
  'word/footnotes.xml': `<w:footnotes ${names}><w:footnote w:id="2">${paragraph(run('依据第三条。'))}</w:footnote></w:footnotes>`,
  'word/_rels/document.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${office}/numbering" Target="numbering.xml"/><Relationship Id="rId3" Type="${office}/footnotes" Target="footnotes.xml"/><Relationship Id="rId5" Type="${office}/image" Target="media/image1.png"/><Relationship Id="rId6" Type="${office}/hyperlink" Target="https://jwc.example.edu/" TargetMode="External"/></Relationships>`,
  'docProps/core.xml':
    '<cp:coreProperties xmlns:cp="c" xmlns:dc="d" xmlns:dcterms="t"><dc:creator>教务处</dc:creator><dcterms:created>2026-02-27T09:00:00Z</dcterms:created></cp:coreProperties>',
  ...more,
});

/** A Word document. */
export const docx = (body: string, more?: Readonly<Record<string, string>>): Uint8Array =>
  zipSync({
    ...Object.fromEntries(
      Object.entries(docxParts(body, more)).map(([path, text]) => [path, strToU8(text)]),
    ),
    'word/media/image1.png': new Uint8Array(pixel),
  });
