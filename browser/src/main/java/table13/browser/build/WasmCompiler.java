package table13.browser.build;

import java.io.File;
import java.util.Arrays;
import org.teavm.diagnostics.Problem;
import org.teavm.diagnostics.ProblemSeverity;
import org.teavm.tooling.EmptyTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/// Compiles the engine with TeaVM to one Wasm module, from the class path of this program.
public final class WasmCompiler {
    private WasmCompiler() {}

    /// Writes one file, or prints TeaVM's problems and exits with 1.
    ///
    /// @param words the folder and the name of the file
    public static void main(String[] words) throws TeaVMToolException {
        TeaVMTool tool = new TeaVMTool();
        tool.setTargetDirectory(new File(words[0]));
        tool.setTargetFileName(words[1]);
        tool.setMainClass("table13.browser.Engine");
        tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.setObfuscated(true);
        // Not strict: an index out of bounds traps the module instead of throwing a Java exception, which no code here
        // catches.
        tool.setStrict(false);
        tool.setDebugInformationGenerated(false);
        tool.setClassLoader(WasmCompiler.class.getClassLoader());
        tool.setLog(new EmptyTeaVMToolLog() {
            @Override
            public void error(String text) {
                System.err.println(text);
            }

            @Override
            public void error(String text, Throwable cause) {
                System.err.println(text);
                cause.printStackTrace();
            }
        });
        tool.generate();
        if (tool.getProblemProvider().getSevereProblems().isEmpty()) {
            return;
        }
        for (Problem problem : tool.getProblemProvider().getProblems()) {
            if (problem.getSeverity() == ProblemSeverity.ERROR) {
                System.err.println(problem.getText() + " " + Arrays.toString(problem.getParams()));
            }
        }
        System.exit(1);
    }
}
