package org.nirayana.service.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What becomes of modules; that the page works with it is shown by every test in a browser. */
class ModuleBundleTest {
    private final Map<String, String> files = new HashMap<>();

    private String bundle(String address) {
        return new ModuleBundle("/js/main.js", Set.of("/js/early.js"), files::get).of(address);
    }

    @Test
    void aModuleComesAfterThoseThatItNeeds() {
        files.put("/js/main.js", """
                // Why it is there.
                import { a as first, b } from './part/a.js';
                import * as names from './names.js';
                import { c } from './early.js';

                /** Starts. */
                export async function start() {
                  return first(names, b, `
                    // text
                  `);
                }
                """);
        files.put(
                "/js/part/a.js",
                "import { name } from '../names.js';\nexport const a = name, b = 2;\nexport { c as b };\n");
        files.put("/js/early.js", "export const c = 1;\n");
        files.put("/js/names.js", "export class name {}\nconst c = 1;\n");
        assertThat(bundle("/js/main.js")).isEqualTo("""
                        import * as $apart1 from './early.js';
                        const $held = new Map();
                        export const $add = (name, make) => $held.has(name) || $held.set(name, make());
                        export const $get = (name) => $held.get(name);
                        $add('/js/early.js', () => $apart1);
                        $add('/js/names.js', () => {
                        class name {}
                        const c = 1;
                        return { name };
                        });
                        $add('/js/part/a.js', () => {
                        const { name } = $get('/js/names.js');
                        const a = name, b = 2;

                        return { a, b: c };
                        });
                        $add('/js/main.js', () => {
                        const { a: first, b } = $get('/js/part/a.js');
                        const names = $get('/js/names.js');
                        const { c } = $get('/js/early.js');
                        async function start() {
                        return first(names, b, `
                            // text
                          `);
                        }
                        return { start };
                        });
                        export const { start } = $get('/js/main.js');
                        """);
    }

    @Test
    void aViewBringsWhatTheShellLacks() {
        files.put("/js/main.js", "import { a } from './a.js';\n");
        files.put("/js/a.js", "export const a = 1;\n");
        files.put(
                "/js/view/b.js",
                "import { a } from '../a.js';\nimport { c } from '../c.js';\nexport const title = a + c;\n");
        files.put("/js/c.js", "/** @license kept */\nexport const c = 1;\n");
        assertThat(bundle("/js/view/b.js"))
                .startsWith(
                        "import { $add, $get } from '../main.js';\n$add('/js/c.js', () => {\n/** @license kept */\n")
                .endsWith("export const { title } = $get('/js/view/b.js');\n")
                .doesNotContain("$add('/js/a.js'");
    }

    /** It is found from the folder of the bundle, and brings nothing that all who import it have. */
    @Test
    void whatIsImportedLaterBringsWhatItsImportersLack() {
        files.put("/js/main.js", "import { a } from './a.js';\n");
        files.put("/js/a.js", "export const a = 1;\n");
        files.put("/js/b.js", "export const b = 1;\n");
        files.put("/js/c.js", "export const c = 1;\n");
        files.put("/js/part/open.js", "export const open = () => import('./later.js');\n");
        files.put(
                "/js/part/later.js",
                "import { a } from '../a.js';\nimport { b } from '../b.js';\nimport { c } from '../c.js';\nexport const d = a + b + c;\n");
        files.put(
                "/js/view/one.js",
                "import { open } from '../part/open.js';\nimport { b } from '../b.js';\nimport { c } from '../c.js';\n");
        files.put("/js/view/two.js", "import { open } from '../part/open.js';\nimport { b } from '../b.js';\n");
        assertThat(bundle("/js/view/one.js")).contains("import('../part/later.js')");
        ModuleBundle bundles = new ModuleBundle("/js/main.js", Set.of("/js/early.js"), files::get);
        assertThat(bundles.later("/js/view/one.js")).containsExactly("/js/part/later.js");
        assertThat(bundles.of("/js/part/later.js", Set.of("/js/view/one.js", "/js/view/two.js")))
                .startsWith("import { $add, $get } from '../main.js';\n$add('/js/c.js'")
                .doesNotContain("$add('/js/b.js'", "$add('/js/a.js'")
                .contains("$add('/js/part/later.js'");
        assertThat(bundles.of("/js/part/later.js", Set.of("/js/view/one.js"))).doesNotContain("$add('/js/c.js'");
    }

    /** What would behave otherwise in a bundle is refused. */
    @Test
    void whatItDoesNotKnowIsRefused() {
        for (String strange : new String[] {
            "export let changing = 1;\n",
            "export default function () {}\n",
            "import main from './a.js';\n",
            "import './a.js';\n",
            "export * from './a.js';\n",
            "export { one } from './a.js';\n",
        }) {
            files.put("/js/main.js", strange);
            assertThatThrownBy(() -> bundle("/js/main.js"))
                    .as(strange)
                    .hasMessageContaining("of a form that no bundle knows");
        }
        files.put("/js/main.js", "import { a } from './part/a.js';\n");
        files.put("/js/part/a.js", "export const a = (name) => import(`./${name}.js`);\n");
        assertThatThrownBy(() -> bundle("/js/main.js")).hasMessageContaining("imports later");
        files.put("/js/part/a.js", "import { b } from '../main.js';\nexport const a = b;\n");
        assertThatThrownBy(() -> bundle("/js/main.js")).hasMessageContaining("in a circle");
    }
}
